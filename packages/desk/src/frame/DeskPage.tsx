import { useCallMutation } from '@irodori/client/useCallMutation'
import { DESK_PAGES } from '@irodori/contract/deskPages'
import { readBoard, searchOrders } from '@irodori/contract/endpoints/desk/orders'
import { listStaff, searchAuditLog } from '@irodori/contract/endpoints/desk/staff'
import { logoutStaff } from '@irodori/contract/endpoints/desk/staffSession'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { LanguageSwitch } from '@irodori/ui/LanguageSwitch'
import { useShop } from '@irodori/ui/ShopContext'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useToast } from '@irodori/ui/ToastProvider'
import { useArrivalFocus } from '@irodori/ui/useArrivalFocus'
import { usePageTitle } from '@irodori/ui/usePageTitle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useMay, useMember, useMemberStore } from '../member/MemberContext.ts'
import styles from './DeskPage.module.css'

interface DeskPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** Header with the pages that the member may open, heading and content of every page of the desk. */
export function DeskPage({ title, children }: DeskPageProps) {
  const { t } = useTranslation(['desk', 'common'])
  const { name } = useShop()
  const content = useArrivalFocus()
  const { userName } = useMember()
  const pages = [
    useMay(readBoard) && ([DESK_PAGES.home.path, t('nav.board')] as const),
    useMay(searchOrders) && ([DESK_PAGES.orders.path, t('nav.orders')] as const),
    useMay(listStaff) && ([DESK_PAGES.staff.path, t('nav.staff')] as const),
    useMay(searchAuditLog) && ([DESK_PAGES.audit.path, t('nav.audit')] as const),
  ].filter((page) => page !== false)
  usePageTitle(title)
  return (
    <>
      <header className={styles.header}>
        <a className={styles.skip} href="#content">
          {t('common:skipToContent')}
        </a>
        <div className={styles.row}>
          <span className={styles.shop}>
            {name}
            <small>{t('title')}</small>
          </span>
          <nav className={styles.nav} aria-label={t('common:mainNavigation')}>
            {pages.map(([path, label]) => (
              <NavLink key={path} path={path}>
                {label}
              </NavLink>
            ))}
          </nav>
          <div className={styles.tools}>
            <NavLink path={DESK_PAGES.account.path}>{userName}</NavLink>
            <LanguageSwitch />
            <Logout />
          </div>
        </div>
      </header>
      <main ref={content} id="content" tabIndex={-1} className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </>
  )
}

function NavLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [location] = useLocation()
  return (
    <AppLink href={path} className={styles.link} aria-current={location === path ? 'page' : undefined}>
      {children}
    </AppLink>
  )
}

function Logout() {
  const { t } = useTranslation('desk')
  const store = useMemberStore()
  const toast = useToast()
  const messageOf = useErrorMessage()
  const logout = useCallMutation(logoutStaff, {
    onSuccess: () => store.logOut(),
    onError: (error) => toast({ message: messageOf(error).body, tone: 'failure' }),
  })
  return (
    <Button variant="quiet" busy={logout.isPending} onClick={() => void logout.run({})}>
      {t('logout')}
    </Button>
  )
}
