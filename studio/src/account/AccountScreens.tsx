import { Redirect, Route, Switch } from 'wouter'
import { AccountPage } from './AccountPage.tsx'
import { ChangeEmailPage } from './ChangeEmailPage.tsx'
import { ChangePasswordPage } from './ChangePasswordPage.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { VerifyPage } from './VerifyPage.tsx'

export { HomeLogin } from './HomeLogin.tsx'

/** The screens of accounts, in a chunk of their own. */
export const AccountScreens = () => (
  <Switch>
    <Route path="/account">
      <AccountPage />
    </Route>
    <Route path="/account/verify">
      <VerifyPage />
    </Route>
    <Route path="/account/change-password">
      <ChangePasswordPage />
    </Route>
    <Route path="/account/change-email">
      <ChangeEmailPage />
    </Route>
    <Route path="/forgot-password">
      <ForgotPasswordPage />
    </Route>
    <Route>
      <Redirect to="/home" replace />
    </Route>
  </Switch>
)
