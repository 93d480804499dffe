import { NotFoundPage } from '@irodori/ui'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { HomePage } from './catalogue/HomePage.tsx'
import { useScrollToTop } from './navigation/useScrollToTop.ts'

const AccountScreens = lazy(async () => ({ default: (await import('./account/AccountScreens.tsx')).AccountScreens }))
const HomeLogin = lazy(async () => ({ default: (await import('./account/AccountScreens.tsx')).HomeLogin }))
const ConfirmPage = lazy(async () => ({ default: (await import('./confirm/ConfirmPage.tsx')).ConfirmPage }))
const EditorPage = lazy(async () => {
  const [{ canDesign, CannotDesignPage }, { EditorPage }] = await Promise.all([
    import('./device/CannotDesignPage.tsx'),
    import('./editor/EditorPage.tsx'),
  ])
  return { default: canDesign() ? EditorPage : CannotDesignPage }
})
const FontsPage = lazy(async () => ({ default: (await import('./fonts/FontsPage.tsx')).FontsPage }))
const NoticePreviewPage = lazy(async () => ({
  default: (await import('./notice/NoticePreviewPage.tsx')).NoticePreviewPage,
}))
const PolicyPage = lazy(async () => ({ default: (await import('./policies/PolicyPage.tsx')).PolicyPage }))
const ProductPreviewPage = lazy(async () => ({
  default: (await import('./preview/ProductPreviewPage.tsx')).ProductPreviewPage,
}))
const SubscribePage = lazy(async () => ({ default: (await import('./subscription/SubscribePage.tsx')).SubscribePage }))
const TemplatePreviewPage = lazy(async () => ({
  default: (await import('./preview/TemplatePreviewPage.tsx')).TemplatePreviewPage,
}))
const TemplatesPage = lazy(async () => ({ default: (await import('./templates/TemplatesPage.tsx')).TemplatesPage }))

/** Which screen answers which address. What nobody knows goes to the products, as the specification asks. */
export function Screens() {
  useScrollToTop()
  const search = useSearch()
  return (
    <Switch>
      <Route path="/home">
        {/(^|&)(login|session)=/.test(search) && (
          <Suspense>
            <HomeLogin />
          </Suspense>
        )}
        <HomePage />
      </Route>
      <Route path="/product">
        <HomePage />
      </Route>
      <Route path="/product/category/:categoryId">
        {({ categoryId }) => <HomePage key={categoryId} categoryId={decodeURIComponent(categoryId)} />}
      </Route>
      <Route path="/product/:productId/subscribe">
        {({ productId }) => <SubscribePage key={productId} productId={decodeURIComponent(productId)} />}
      </Route>
      <Route path="/product-preview">
        <ProductPreviewPage />
      </Route>
      <Route path="/template-preview/:productId">
        {({ productId }) => <TemplatePreviewPage key={productId} productId={decodeURIComponent(productId)} />}
      </Route>
      <Route path="/policies/terms">
        <PolicyPage key="terms" policy="terms" />
      </Route>
      <Route path="/policies/privacy">
        <PolicyPage key="privacy" policy="privacy" />
      </Route>
      <Route path="/product/:productId">
        {({ productId }) => <TemplatesPage key={productId} productId={decodeURIComponent(productId)} />}
      </Route>
      <Route path="/design/new/:templateId/:isSeichoku/:productId">
        <EditorPage />
      </Route>
      <Route path="/design/edit/:orderNumber/:groupNumber/:designSeriesId/:productId">
        <EditorPage />
      </Route>
      <Route path="/design/confirm">
        <ConfirmPage />
      </Route>
      <Route path="/preview/notice/:screen">{({ screen }) => <NoticePreviewPage screen={screen} />}</Route>
      <Route path="/fonts">
        <FontsPage />
      </Route>
      <Route path="/account/*?">
        <AccountScreens />
      </Route>
      <Route path="/forgot-password">
        <AccountScreens />
      </Route>
      <Route path="/404">
        <NotFoundPage />
      </Route>
      <Route>
        <Redirect to="/home" replace />
      </Route>
    </Switch>
  )
}
