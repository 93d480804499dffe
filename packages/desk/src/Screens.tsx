import { DESK_PAGES } from '@irodori/contract/deskPages'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { MissingPage } from './frame/MissingPage.tsx'
import { MemberGate } from './gate/MemberGate.tsx'

const AccountPage = lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }))
const AuditPage = lazy(async () => ({ default: (await import('./audit/AuditPage.tsx')).AuditPage }))
const BoardPage = lazy(async () => ({ default: (await import('./board/BoardPage.tsx')).BoardPage }))
const LinkPage = lazy(async () => ({ default: (await import('./link/LinkPage.tsx')).LinkPage }))
const OrderListPage = lazy(async () => ({ default: (await import('./orderList/OrderListPage.tsx')).OrderListPage }))
const OrderPage = lazy(async () => ({ default: (await import('./order/OrderPage.tsx')).OrderPage }))
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
            <BoardPage />
          </Route>
          <Route path={DESK_PAGES.orders.path}>
            <OrderListPage />
          </Route>
          <Route path={DESK_PAGES.order.path}>
            {({ orderNumber }) => <OrderPage key={orderNumber} orderNumber={orderNumber} />}
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
