import { createContext, useContext } from 'react'
import type { LoginFlow } from '../login/loginFlow.ts'

export interface LoginRequest {
  /** The panel that is shown first; left out, the one that suits who was here last. */
  readonly flow?: LoginFlow | undefined
  /** Stands in the field of the e-mail address. */
  readonly email?: string | undefined
}

/**
 * Opens the login box over whatever is shown. Whoever asks while it is open waits for the same answer.
 * @returns true once somebody is logged in, false when the box was closed without
 */
export type AskForLogin = (request?: LoginRequest) => Promise<boolean>

export const LoginContext = createContext<AskForLogin>(() => {
  throw new Error('A LoginProvider must stand above this component')
})

export const useLogin = (): AskForLogin => useContext(LoginContext)
