import { useConnection, useSession } from '@irodori/client/react'
import { Content, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import styles from './AccountMenu.module.css'
import { logOut } from './logOut.ts'

/** Who is logged in, the ways to what is hers, and the way out. Nothing without a session. */
export function AccountMenu() {
  const { t } = useTranslation(['session', 'common'])
  const session = useSession()
  const connection = useConnection()
  // Inside the landmark that it belongs to, not at the end of the page.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  if (session === null) return null
  const isUser = session.role === 'USER'
  return (
    <Root modal={false}>
      <Trigger
        ref={setTrigger}
        className={styles.trigger}
        aria-label={`${t('menu')}（${session.userName}）`}
        title={t('menu')}
      >
        <Icon name="user" size={22} />
        <span className={styles.dot} />
      </Trigger>
      <Portal container={trigger?.parentElement}>
        <Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8} loop>
          <Label className={styles.who}>
            <span className={styles.how}>{t(isUser ? 'user' : 'guest')}</span>
            <span className={styles.name}>{session.userName}</span>
          </Label>
          <Separator className={styles.line} />
          <Way href="/mypage" icon="book" words={t('common:myPage')} />
          {isUser && (
            <>
              <Way href="/account" icon="user" words={t('account')} />
              <Way href="/account/change-email" icon="card" words={t('changeEmail')} />
              <Way href="/account/change-password" icon="pencil" words={t('changePassword')} />
            </>
          )}
          <Separator className={styles.line} />
          <Item className={styles.item} onSelect={() => void logOut(connection)}>
            <Icon name="logout" size={18} />
            {t('logout')}
          </Item>
        </Content>
      </Portal>
    </Root>
  )
}

interface WayProps {
  readonly href: string
  readonly icon: IconName
  readonly words: string
}

const Way = ({ href, icon, words }: WayProps) => (
  <Item asChild>
    <AppLink href={href} className={styles.item}>
      <Icon name={icon} size={18} />
      {words}
    </AppLink>
  </Item>
)
