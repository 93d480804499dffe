import { readFile } from 'node:fs/promises'

/** A constant of a module: its name, and its value up to the next line that begins at the margin with something else. */
const CONSTANT = /^((?:export )?const \w+ = )([\s\S]+?)(?=\n(?![ })\]]|$)|\n?$(?![\s\S]))/gm

/**
 * Everything that the contract's modules do when they are loaded is to declare constants. Told so, esbuild leaves out
 * each one that an app does not use: `sideEffects: false` by constants instead of by files.
 */
export const pureConstantsPlugin = {
  name: 'pure-constants-of-the-contract',
  setup: ({ onLoad }) =>
    onLoad({ filter: /packages[\\/]contract[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(CONSTANT, '$1/* @__PURE__ */ (() => ($2))()'),
      loader: 'ts',
    })),
}
