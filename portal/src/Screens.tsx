import { NotFoundPage } from '@irodori/ui'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { MyPage } from './order/MyPage.tsx'

const CancelPage = lazy(async () => ({ default: (await import('./cancellation/CancelPage.tsx')).CancelPage }))
const GuideEmailPage = lazy(async () => ({ default: (await import('./guideEmail/GuideEmailPage.tsx')).GuideEmailPage }))
const ReviewPage = lazy(async () => ({ default: (await import('./review/ReviewPage.tsx')).ReviewPage }))
const PackagePage = lazy(async () => ({ default: (await import('./packaging/PackagePage.tsx')).PackagePage }))
const MessageTemplates = lazy(async () => ({
  default: (await import('./message/choice/TemplatesPage.tsx')).TemplatesPage,
}))
const MessageDesign = lazy(async () => ({ default: (await import('./message/DesignPage.tsx')).DesignPage }))
const MessagePreview = lazy(async () => ({ default: (await import('./message/preview/PreviewPage.tsx')).PreviewPage }))
const CampaignPage = lazy(async () => ({ default: (await import('./campaign/CampaignPage.tsx')).CampaignPage }))
const RegionsPage = lazy(async () => ({ default: (await import('./regions/RegionsPage.tsx')).RegionsPage }))
const UnsubscribePage = lazy(async () => ({
  default: (await import('./unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
}))

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
    <Route path="/digitalMessage/templates">
      <MessageTemplates />
    </Route>
    <Route path="/order/design-digital-message/:templateId">
      {({ templateId }) => <MessageDesign key={templateId} templateId={templateId} />}
    </Route>
    <Route path="/digital-message/preview/:orderNumber/:templateId?">
      {({ orderNumber, templateId }) => <MessagePreview orderNumber={orderNumber} templateId={templateId} />}
    </Route>
    <Route path="/guide-email">
      <GuideEmailPage />
    </Route>
    <Route path="/campaign/theatre1810">
      <CampaignPage key="theatre1810" campaign="theatre1810" />
    </Route>
    <Route path="/campaign/theatre1905">
      <CampaignPage key="theatre1905" campaign="theatre1905" />
    </Route>
    <Route path="/shipment">
      <RegionsPage />
    </Route>
    <Route path="/unsubscribe-mail-magazine/:token">{({ token }) => <UnsubscribePage token={token} />}</Route>
    <Route>
      <NotFoundPage />
    </Route>
  </Switch>
)
