export declare const TITLE_FONT_FILE: string
export declare const TITLE_FONT_BUDGET: number
export declare function localeTexts(): Promise<string[]>
export declare function titleCharacters(texts: readonly string[]): string
export declare function makeTitleFont(characters: string, cacheFolder: string): Promise<string>
