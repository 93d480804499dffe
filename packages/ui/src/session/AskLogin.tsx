import { useEffect, useRef } from 'react'
import { type LoginRequest, useLogin } from './LoginContext.ts'

interface AskLoginProps extends LoginRequest {
  readonly onLoggedIn: () => void
  readonly onClose: () => void
}

/** Opens the login dialog as soon as it is rendered, for screens that need a session. */
export function AskLogin({ flow, email, orderNumber, onLoggedIn, onClose }: AskLoginProps) {
  const ask = useLogin()
  const answer = useRef({ onLoggedIn, onClose })
  answer.current = { onLoggedIn, onClose }
  useEffect(() => {
    let isGone = false
    void ask({ flow, email, orderNumber }).then((isLoggedIn) => {
      if (isGone) return
      if (isLoggedIn) answer.current.onLoggedIn()
      else answer.current.onClose()
    })
    return () => {
      isGone = true
    }
  }, [ask, flow, email, orderNumber])
  return null
}
