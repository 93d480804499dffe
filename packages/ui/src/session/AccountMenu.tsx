import { useSession } from '@irodori/client/ClientProvider'
import { Content, Portal, Root, Trigger } from 'radix-ui/dropdown-menu'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import menu from '../control/Menu.module.css'
import { Icon } from '../icon/Icon.tsx'
import { AccountItems } from './AccountItems.tsx'
import styles from './AccountMenu.module.css'

/** The account menu behind its own button. Nothing without a session. */
export function AccountMenu() {
  const { t } = useTranslation(['session', 'common'])
  const session = useSession()
  // The menu is rendered inside its landmark, not at the end of the page.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  if (session === null) return null
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
        <Content className={menu.menu} align="end" sideOffset={4} collisionPadding={8} loop>
          <AccountItems />
        </Content>
      </Portal>
    </Root>
  )
}
