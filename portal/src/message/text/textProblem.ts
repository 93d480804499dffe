import { maxTextLength } from '@irodori/rules/messageLayout'
import { charactersBeyondBasicPlane } from '@irodori/rules/messageText'

/** Why a text cannot be saved. */
export type TextProblem =
  | { readonly kind: 'CHARACTERS'; readonly characters: string }
  | { readonly kind: 'TOO_LONG'; readonly most: number }

/**
 * DGM-12: checks whether a text can be saved; null if it can.
 * @param position 1 for the title, 2 for the message
 */
export function textProblem(text: string, position: number): TextProblem | null {
  const characters = charactersBeyondBasicPlane(text)
  if (characters.length > 0) return { kind: 'CHARACTERS', characters: characters.join(' ') }
  const most = maxTextLength(position)
  return most !== null && text.length > most ? { kind: 'TOO_LONG', most } : null
}
