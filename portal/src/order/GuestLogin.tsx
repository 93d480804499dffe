import { GuestLoginDialog } from '@irodori/ui/login'

interface GuestLoginProps {
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/** The login in a chunk of its own: a customer who is logged in never loads it. */
export const GuestLogin = ({ onClose, onLoggedIn }: GuestLoginProps) => (
  <GuestLoginDialog open onClose={onClose} onLoggedIn={onLoggedIn} />
)
