export {
  emailProblem,
  fieldProblems,
  newPasswordProblem,
  normaliseTypedEmail,
  passwordProblem,
  repeatedProblem,
} from '../accountForm/accountProblems.ts'
export { EmailField } from '../accountForm/EmailField.tsx'
export { MailSent } from '../accountForm/MailSent.tsx'
export { NewPasswordField } from '../accountForm/NewPasswordField.tsx'
export { PasswordField } from '../accountForm/PasswordField.tsx'
export type { Problems } from '../accountForm/useForm.ts'
export { useForm } from '../accountForm/useForm.ts'
export { useProblemMessage } from '../accountForm/useProblemMessage.ts'
export type { GuestCredentials } from '../guestLogin/credentialProblems.ts'
export { GuestLoginForm } from '../guestLogin/GuestLoginForm.tsx'
export { loginGuest } from '../guestLogin/loginGuest.ts'
export { flowOfFlag } from './loginFlow.ts'
