import { Content, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import menu from './Menu.module.css'
import styles from './PointMenu.module.css'

export interface MenuChoice {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  /** As printed on the keyboard. */
  readonly shortcut?: string | null
  readonly run: () => void
}

interface PointMenuProps {
  readonly label: string
  /** CSS pixels within the nearest positioned ancestor. */
  readonly at: { readonly x: number; readonly y: number }
  /** Groups, with a separator between them. */
  readonly groups: readonly (readonly MenuChoice[])[]
  /** Further menu items after the groups. */
  readonly children?: ReactNode
  readonly onClose: () => void
  /** The element that receives the focus when the menu closes. */
  readonly focusAfter: () => HTMLElement | null
}

/** A menu at a point of the page. Arrow keys, first letters and Escape work as in every menu. */
export function PointMenu({ label, at, groups, children, onClose, focusAfter }: PointMenuProps) {
  // The menu is rendered inside its landmark, not at the end of the page.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Trigger
        ref={setTrigger}
        aria-hidden="true"
        tabIndex={-1}
        className={styles.point}
        style={{ left: at.x, top: at.y }}
      />
      {trigger && (
        <Portal container={trigger.parentElement}>
          <Content
            className={menu.menu}
            aria-label={label}
            align="start"
            sideOffset={2}
            collisionPadding={8}
            loop
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // A menu that was opened elsewhere meanwhile has the focus, and would close without it.
              if (!document.activeElement?.closest('[role=menu]')) focusAfter()?.focus()
            }}
          >
            <Label className={styles.label}>{label}</Label>
            {groups
              .filter((group) => group.length > 0)
              .map((group, index) => [
                index > 0 && <Separator key={`line ${group[0]?.id}`} className={menu.line} />,
                ...group.map((choice) => (
                  <Item key={choice.id} className={menu.item} onSelect={choice.run}>
                    <span className={styles.icon}>{choice.icon && <Icon name={choice.icon} size={18} />}</span>
                    <span className={styles.words}>{choice.label}</span>
                    {choice.shortcut && (
                      <span className={styles.shortcut} aria-hidden="true">
                        {choice.shortcut}
                      </span>
                    )}
                  </Item>
                )),
              ])}
            {children && <Separator className={menu.line} />}
            {children}
          </Content>
        </Portal>
      )}
    </Root>
  )
}
