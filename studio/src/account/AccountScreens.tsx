import { PAGES } from '@irodori/contract/pages'
import { Redirect, Route, Switch } from 'wouter'
import { AccountPage } from './AccountPage.tsx'
import { ChangeEmailPage } from './ChangeEmailPage.tsx'
import { ChangePasswordPage } from './ChangePasswordPage.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { VerifyPage } from './VerifyPage.tsx'

// biome-ignore lint/performance/noBarrelFile: the screens of accounts are loaded as one chunk
export { HomeLogin } from './HomeLogin.tsx'

/** The screens of accounts, in one chunk. */
export const AccountScreens = () => (
  <Switch>
    <Route path={PAGES.account.path}>
      <AccountPage />
    </Route>
    <Route path={PAGES.verifyAccount.path}>
      <VerifyPage />
    </Route>
    <Route path={PAGES.changePassword.path}>
      <ChangePasswordPage />
    </Route>
    <Route path={PAGES.changeEmail.path}>
      <ChangeEmailPage />
    </Route>
    <Route path={PAGES.forgotPassword.path}>
      <ForgotPasswordPage />
    </Route>
    <Route>
      <Redirect to={PAGES.home.path} replace />
    </Route>
  </Switch>
)
