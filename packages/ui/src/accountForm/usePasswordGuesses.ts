import { useEffect, useState } from 'react'
import type { PasswordGuesses } from './passwordStrength.ts'

/**
 * Loads the estimate of guesses (300 KB) when a password is typed.
 * @returns null until it is loaded; it stays null without a connection, and the server decides
 */
export function usePasswordGuesses(isNeeded: boolean): PasswordGuesses | null {
  const [guesses, setGuesses] = useState<PasswordGuesses | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    import('@irodori/rules/passwordGuesses').then(
      (loaded) => isGone || setGuesses(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return guesses
}
