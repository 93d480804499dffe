import { readFile } from 'node:fs/promises'

/** A top-level constant: its name and its value, which ends before the next line that is not indented. */
const CONSTANT = /^((?:export )?const \w+ = )([\s\S]+?)(?=\n(?![ })\]]|$)|\n?$(?![\s\S]))/gm

/**
 * The contract's modules only declare constants. Marked as pure, a constant that an app does not use is removed by
 * esbuild: `sideEffects: false` for single constants instead of whole files.
 */
export const pureConstantsPlugin = {
  name: 'pure-constants-of-the-contract',
  setup: ({ onLoad }) =>
    onLoad({ filter: /packages[\\/]contract[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(CONSTANT, '$1/* @__PURE__ */ (() => ($2))()'),
      loader: 'ts',
    })),
}
