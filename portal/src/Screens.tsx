import { NotFoundPage } from '@irodori/ui'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { MyPage } from './order/MyPage.tsx'

const CancelPage = lazy(async () => ({ default: (await import('./cancellation/CancelPage.tsx')).CancelPage }))
const GuideEmailPage = lazy(async () => ({ default: (await import('./guideEmail/GuideEmailPage.tsx')).GuideEmailPage }))
const ReviewPage = lazy(async () => ({ default: (await import('./review/ReviewPage.tsx')).ReviewPage }))
const PackagePage = lazy(async () => ({ default: (await import('./packaging/PackagePage.tsx')).PackagePage }))

/** Which screen answers which address. */
export const Screens = () => (
  <Switch>
    <Route path="/mypage">
      <MyPage />
    </Route>
    <Route path="/order/cancel">
      <CancelPage />
    </Route>
    <Route path="/order/:orderNumber/confirm">{({ orderNumber }) => <ReviewPage orderNumber={orderNumber} />}</Route>
    <Route path="/order/:orderNumber/package">{({ orderNumber }) => <PackagePage orderNumber={orderNumber} />}</Route>
    <Route path="/guide-email">
      <GuideEmailPage />
    </Route>
    <Route>
      <NotFoundPage />
    </Route>
  </Switch>
)
