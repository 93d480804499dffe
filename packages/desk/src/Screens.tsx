import { DESK_PAGES } from '@irodori/contract/deskPages'
import { lazy } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { MissingPage } from './frame/MissingPage.tsx'
import { MemberGate } from './gate/MemberGate.tsx'

const AccountPage = lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }))
const AuditPage = lazy(async () => ({ default: (await import('./audit/AuditPage.tsx')).AuditPage }))
const LinkPage = lazy(async () => ({ default: (await import('./link/LinkPage.tsx')).LinkPage }))
const StaffPage = lazy(async () => ({ default: (await import('./staff/StaffPage.tsx')).StaffPage }))

/** The router of the desk. Only the page of a mailed link opens without a login. */
export const Screens = () => (
  <Switch>
    <Route path={DESK_PAGES.link.path}>
      <LinkPage />
    </Route>
    <Route>
      <MemberGate>
        <Switch>
          <Route path={DESK_PAGES.home.path}>
            <Redirect to={DESK_PAGES.account.path} replace />
          </Route>
          <Route path={DESK_PAGES.account.path}>
            <AccountPage />
          </Route>
          <Route path={DESK_PAGES.staff.path}>
            <StaffPage />
          </Route>
          <Route path={DESK_PAGES.audit.path}>
            <AuditPage />
          </Route>
          <Route>
            <MissingPage />
          </Route>
        </Switch>
      </MemberGate>
    </Route>
  </Switch>
)
