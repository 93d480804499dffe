/**
 * The used part of papaparse, which has no type declarations of its own. Those of @types/papaparse refer to Node's types, so
 * that browser code that reads a table could name `Buffer`.
 */
declare module 'papaparse' {
  interface Step {
    /** One row. */
    readonly data: readonly string[]
    readonly errors: readonly { readonly code: string; readonly index?: number }[]
    /** `cursor` is the position in the text after the row. */
    readonly meta: { readonly delimiter: string; readonly cursor: number }
  }

  interface Options {
    readonly delimitersToGuess: readonly string[]
    readonly newline: '\n'
    /** GREEDY rows have nothing but white space. */
    readonly skipEmptyLines: 'greedy'
    readonly step: (row: Step) => void
  }

  const papa: { readonly parse: (text: string, options: Options) => void }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default papa
}
