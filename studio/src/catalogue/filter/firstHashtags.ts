/** Hashtags that are seen before all are asked for. */
export const FIRST_ROW = 11

/** The first row of hashtags; a chosen one is always in sight. */
export const firstHashtags = (hashtags: readonly string[], chosen: string): readonly string[] =>
  hashtags.filter((hashtag, index) => index < FIRST_ROW || hashtag === chosen)
