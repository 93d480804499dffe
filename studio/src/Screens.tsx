import { PAGES } from '@irodori/contract/pages'
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
const FavouritesPage = lazy(async () => ({
  default: (await import('./catalogue/remembered/FavouritesPage.tsx')).FavouritesPage,
}))
const FontsPage = lazy(async () => ({ default: (await import('./fonts/FontsPage.tsx')).FontsPage }))
const NoticePreviewPage = lazy(async () => ({
  default: (await import('./notice/NoticePreviewPage.tsx')).NoticePreviewPage,
}))
const LegalScreens = lazy(async () => ({ default: (await import('./policies/LegalScreens.tsx')).LegalScreens }))
const NotFoundPage = lazy(async () => ({ default: (await import('@irodori/ui/NotFoundPage')).NotFoundPage }))
const ProductPreviewPage = lazy(async () => ({
  default: (await import('./preview/ProductPreviewPage.tsx')).ProductPreviewPage,
}))
const SubscribePage = lazy(async () => ({ default: (await import('./subscription/SubscribePage.tsx')).SubscribePage }))
const TemplatePreviewPage = lazy(async () => ({
  default: (await import('./preview/TemplatePreviewPage.tsx')).TemplatePreviewPage,
}))
const TemplatesPage = lazy(async () => ({ default: (await import('./templates/TemplatesPage.tsx')).TemplatesPage }))

/** The pages of `AccountScreens`. */
const ACCOUNT_PAGES = [
  PAGES.account,
  PAGES.verifyAccount,
  PAGES.changePassword,
  PAGES.changeEmail,
  PAGES.forgotPassword,
]

/** The pages of `LegalScreens`. */
const LEGAL_PAGES = [PAGES.terms, PAGES.privacy, PAGES.commerce]

/** The router of the studio. An unknown address, like `/404`, has the page that leads on from there. */
export function Screens() {
  useScrollToTop()
  const search = useSearch()
  return (
    <Switch>
      <Route path={PAGES.home.path}>
        {/(^|&)(login|session)=/.test(search) && (
          <Suspense>
            <HomeLogin />
          </Suspense>
        )}
        <HomePage hasFront />
      </Route>
      <Route path={PAGES.products.path}>
        <HomePage />
      </Route>
      <Route path={PAGES.category.path}>
        {({ categoryId }) => <HomePage key={categoryId} categoryId={decodeURIComponent(categoryId)} />}
      </Route>
      <Route path={PAGES.subscribe.path}>
        {({ productId }) => <SubscribePage key={productId} productId={decodeURIComponent(productId)} />}
      </Route>
      <Route path={PAGES.productPreview.path}>
        <ProductPreviewPage />
      </Route>
      <Route path={PAGES.templatePreview.path}>
        {({ productId }) => <TemplatePreviewPage key={productId} productId={decodeURIComponent(productId)} />}
      </Route>
      <Route path={PAGES.favourites.path}>
        <FavouritesPage />
      </Route>
      {LEGAL_PAGES.map(({ path }) => (
        <Route key={path} path={path}>
          <LegalScreens />
        </Route>
      ))}
      <Route path={PAGES.product.path}>
        {({ productId }) => <TemplatesPage key={productId} productId={decodeURIComponent(productId)} />}
      </Route>
      <Route path={PAGES.newDesign.path}>
        <EditorPage />
      </Route>
      <Route path={PAGES.editDesign.path}>
        <EditorPage />
      </Route>
      <Route path={PAGES.confirmDesign.path}>
        <ConfirmPage />
      </Route>
      <Route path={PAGES.noticePreview.path}>{({ screen }) => <NoticePreviewPage screen={screen} />}</Route>
      <Route path={PAGES.fonts.path}>
        <FontsPage />
      </Route>
      {ACCOUNT_PAGES.map(({ path }) => (
        <Route key={path} path={path}>
          <AccountScreens />
        </Route>
      ))}
      <Route path="/">
        <Redirect to={PAGES.home.path} replace />
      </Route>
      <Route path={PAGES.notFound.path}>
        <NotFoundPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
