/** Words in Japanese and in English, side by side. */
export type Rows = readonly (readonly [japanese: string, english: string])[]
