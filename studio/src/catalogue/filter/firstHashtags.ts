/** Number of hashtags before all are shown. */
export const FIRST_ROW = 11

/** The first row of hashtags, with the selected one in any position. */
export const firstHashtags = (hashtags: readonly string[], chosen: string): readonly string[] =>
  hashtags.filter((hashtag, index) => index < FIRST_ROW || hashtag === chosen)
