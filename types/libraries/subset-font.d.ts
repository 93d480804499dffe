declare module 'subset-font' {
  interface Settings {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly preserveNameIds: readonly number[]
  }
  /** Reduces a font to the characters of a text. */
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function subsetFont(font: Uint8Array, text: string, settings: Settings): Promise<Uint8Array>
}
