import { PAGES } from '@irodori/contract/pages'
import { NotFoundPage } from '@irodori/ui/NotFoundPage'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { MyPage } from './myPage/MyPage.tsx'

const CancelPage = lazy(async () => ({ default: (await import('./cancellation/CancelPage.tsx')).CancelPage }))
const GuideEmailPage = lazy(async () => ({ default: (await import('./guideEmail/GuideEmailPage.tsx')).GuideEmailPage }))
const ReviewPage = lazy(async () => ({ default: (await import('./review/ReviewPage.tsx')).ReviewPage }))
const PackagePage = lazy(async () => ({ default: (await import('./packaging/PackagePage.tsx')).PackagePage }))
const MessageTemplates = lazy(async () => ({
  default: (await import('./message/choice/TemplatesPage.tsx')).TemplatesPage,
}))
const MessageDesign = lazy(async () => ({ default: (await import('./message/editor/DesignPage.tsx')).DesignPage }))
const MessagePreview = lazy(async () => ({ default: (await import('./message/preview/PreviewPage.tsx')).PreviewPage }))
const CampaignPage = lazy(async () => ({ default: (await import('./campaign/CampaignPage.tsx')).CampaignPage }))
const PhonePhotosPage = lazy(async () => ({
  default: (await import('./phonePhotos/PhonePhotosPage.tsx')).PhonePhotosPage,
}))
const ProofLinkPage = lazy(async () => ({ default: (await import('./proofLink/ProofLinkPage.tsx')).ProofLinkPage }))
const RegionsPage = lazy(async () => ({ default: (await import('./regions/RegionsPage.tsx')).RegionsPage }))
const UnsubscribePage = lazy(async () => ({
  default: (await import('./unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
}))

/** The router of the portal. */
export const Screens = () => (
  <Switch>
    <Route path={PAGES.myPage.path}>
      <MyPage />
    </Route>
    <Route path={PAGES.cancelOrder.path}>
      <CancelPage />
    </Route>
    <Route path={PAGES.confirmOrder.path}>
      {({ orderNumber }) => <ReviewPage key={orderNumber} orderNumber={orderNumber} />}
    </Route>
    <Route path={PAGES.packageOrder.path}>
      {({ orderNumber }) => <PackagePage key={orderNumber} orderNumber={orderNumber} />}
    </Route>
    <Route path={PAGES.messageTemplates.path}>
      <MessageTemplates />
    </Route>
    <Route path={PAGES.designMessage.path}>
      {({ templateId }) => <MessageDesign key={templateId} templateId={templateId} />}
    </Route>
    <Route path={PAGES.previewMessage.path}>
      {({ orderNumber, templateId }) => <MessagePreview orderNumber={orderNumber} templateId={templateId} />}
    </Route>
    <Route path={PAGES.guideEmail.path}>
      <GuideEmailPage />
    </Route>
    <Route path={PAGES.campaign1810.path}>
      <CampaignPage key="theatre1810" campaign="theatre1810" />
    </Route>
    <Route path={PAGES.campaign1905.path}>
      <CampaignPage key="theatre1905" campaign="theatre1905" />
    </Route>
    <Route path={PAGES.shipment.path}>
      <RegionsPage />
    </Route>
    <Route path={PAGES.proof.path}>{({ token }) => <ProofLinkPage key={token} token={token} />}</Route>
    <Route path={PAGES.phonePhotos.path}>
      <PhonePhotosPage />
    </Route>
    <Route path={PAGES.unsubscribe.path}>{({ token }) => <UnsubscribePage token={token} />}</Route>
    <Route>
      <NotFoundPage />
    </Route>
  </Switch>
)
