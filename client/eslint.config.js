import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/net/wire.ts'] }, // made by `make wire`
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { 'max-len': ['error', { code: 120 }] }, // prettier breaks what it may: not regexes, paths and comments
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank that the end of a line would swallow
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are made anew, never changed under somebody's eyes
    },
  },
  {
    files: ['src/common/Late.svelte'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' }, // Svelte says itself what props may be, and says any
  },
);
