import { createContext, useContext } from 'react'
import type { LoginFlow } from '../login/loginFlow.ts'

export interface LoginRequest {
  /** The initial panel; without it, the panel of the last session's login method. */
  readonly flow?: LoginFlow | undefined
  /** Initial value of the e-mail field. */
  readonly email?: string | undefined
  /** Initial value of the order number. */
  readonly orderNumber?: string | undefined
}

/**
 * Opens the login dialog over the current screen. Calls while it is open share its result.
 * @returns true after a login, false if the dialog was closed
 */
export type AskForLogin = (request?: LoginRequest) => Promise<boolean>

export const LoginContext = createContext<AskForLogin>(() => {
  throw new Error('no login dialog: render this component inside a LoginProvider')
})

export const useLogin = (): AskForLogin => useContext(LoginContext)
