const HEARTS = '❤🧡💛💚💙🩵💜🤎🖤🩶💖💗💓💘💝💞💟♥'
const LIGHT_HEARTS = '💕🤍🩷♡'
const STARS = '⭐🌟★'
const LIGHT_STARS = '✨💫☆'
const SMILES = '😀😃😄😁😆😊🙂☺😍🥰😘😗😙😚😇😉😋🤗😺😸😻'
const NOTES = '🎵🎶♪'

/** The signs in place of an emoji, the nearest first. */
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  [HEARTS, ['♥', '♡']],
  [LIGHT_HEARTS, ['♡', '♥']],
  [STARS, ['★', '☆']],
  [LIGHT_STARS, ['☆', '★']],
  [SMILES, ['☺']],
  [NOTES, ['♪']],
]

/** Signs that fonts may have and that mean the same as an emoji, the nearest first; null for what is no emoji. */
export function signsOfEmoji(grapheme: string): readonly string[] | null {
  if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(grapheme)) return null
  const [base = ''] = Array.from(grapheme)
  return SIGNS.find(([emoji]) => Array.from(emoji).includes(base))?.[1] ?? []
}
