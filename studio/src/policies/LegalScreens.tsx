import { PAGES } from '@irodori/contract/pages'
import { Route, Switch } from 'wouter'
import { PolicyPage } from './PolicyPage.tsx'

/** The pages of the legal texts, as one chunk. */
export const LegalScreens = () => (
  <Switch>
    <Route path={PAGES.terms.path}>
      <PolicyPage key="terms" name="terms" />
    </Route>
    <Route path={PAGES.privacy.path}>
      <PolicyPage key="privacy" name="privacy" />
    </Route>
    <Route path={PAGES.commerce.path}>
      <PolicyPage key="commerce" name="commerce" />
    </Route>
  </Switch>
)
