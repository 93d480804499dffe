import { NotFoundPage } from '@irodori/ui'
import { lazy } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { HomePage } from './catalogue/HomePage.tsx'
import { useScrollToTop } from './navigation/useScrollToTop.ts'

const EditorPage = lazy(async () => ({ default: (await import('./editor/EditorPage.tsx')).EditorPage }))
const TemplatesPage = lazy(async () => ({ default: (await import('./templates/TemplatesPage.tsx')).TemplatesPage }))

/** Which screen answers which address. What nobody knows goes to the products, as the specification asks. */
export function Screens() {
  useScrollToTop()
  return (
    <Switch>
      <Route path="/home">
        <HomePage />
      </Route>
      <Route path="/product">
        <HomePage />
      </Route>
      <Route path="/product/category/:categoryId">
        {({ categoryId }) => <HomePage key={categoryId} categoryId={decodeURIComponent(categoryId)} />}
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
      <Route path="/404">
        <NotFoundPage />
      </Route>
      <Route>
        <Redirect to="/home" replace />
      </Route>
    </Switch>
  )
}
