import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// The styles of a component go by its name, which is its own among all: shorter than a hash, and it can be read.
const cssHash = ({ name }) => name;

export default { preprocess: vitePreprocess({ script: true }), compilerOptions: { runes: true, cssHash } };
