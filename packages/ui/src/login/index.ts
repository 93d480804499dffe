export type { GuestCredentials } from './credentialProblems.ts'
export { GuestLoginDialog } from './GuestLoginDialog.tsx'
export { GuestLoginForm } from './GuestLoginForm.tsx'
export { loginGuest } from './loginGuest.ts'
