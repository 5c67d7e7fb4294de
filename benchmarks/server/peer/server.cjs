// The peer: boardgame.io with its in-memory store and the least game it can have, so that what is measured is the house
// and not the game: two players count in turns and never end. Says its address once it is open.
const { Server } = require('boardgame.io/server');

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
};

const loopback = { host: '127.0.0.1', port: 0 };

Server({ games: [counter], origins: [] })
  .run({ port: loopback })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
