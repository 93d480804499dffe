import { NotFoundPage } from '@irodori/ui'
import { Route, Switch } from 'wouter'
import { MyPage } from './order/MyPage.tsx'

export const Screens = () => (
  <Switch>
    <Route path="/mypage">
      <MyPage />
    </Route>
    <Route>
      <NotFoundPage />
    </Route>
  </Switch>
)
