export declare function localeTexts(): Promise<string[]>
export declare function titleCharacters(texts: readonly string[]): string
export declare function titleParts(characters: string): Record<'first' | 'latin' | 'katakana' | 'kanji', string>
export interface TitlePart {
  readonly characters: string
  readonly file: string
}
export declare function makeTitleFonts(characters: string, cacheFolder: string): Promise<TitlePart[]>
