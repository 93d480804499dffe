export {
  emailProblem,
  fieldProblems,
  newPasswordProblem,
  normaliseTypedEmail,
  passwordProblem,
  repeatedProblem,
} from './accountProblems.ts'
export type { GuestCredentials } from './credentialProblems.ts'
export { EmailField } from './EmailField.tsx'
export { GuestLoginForm } from './GuestLoginForm.tsx'
export { flowOfFlag } from './loginFlow.ts'
export { loginGuest } from './loginGuest.ts'
export { MailIsOnItsWay } from './MailIsOnItsWay.tsx'
export { NewPasswordField } from './NewPasswordField.tsx'
export { PasswordField } from './PasswordField.tsx'
export type { Problems } from './useForm.ts'
export { useForm } from './useForm.ts'
export { useProblemWords } from './useProblemWords.ts'
