import { useCall } from '@irodori/client/useCall'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import type { NoticeKind } from '@irodori/contract/entities/notice'
import { noticeState } from '@irodori/rules/noticeState'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { Callout } from './Callout.tsx'
import { markDismissed, wasDismissed } from './dismissedNotices.ts'
import styles from './Notices.module.css'

interface NoticesProps {
  readonly kind: NoticeKind
  readonly now: Date
  /** Whether each notice can be dismissed on this device. */
  readonly canClose?: boolean
}

/** The current notices of a screen. Shows nothing if they cannot be read. */
export function Notices({ kind, now, canClose = false }: NoticesProps) {
  const { t } = useTranslation('common')
  const { data } = useCall(readNotices, { params: { type: kind } })
  const [, setClosed] = useState(0)
  return (data ?? [])
    .filter((notice) => noticeState(notice, now) === 'SHOWN' && !(canClose && wasDismissed(notice)))
    .map((notice) => (
      <Callout key={notice.id} tone={kind === 'MAINTENANCE' ? 'warning' : 'info'}>
        {canClose ? (
          <div className={styles.closable}>
            <p>{notice.content}</p>
            <IconButton
              icon="close"
              iconSize={18}
              label={t('close')}
              onClick={() => {
                markDismissed(notice)
                setClosed((number) => number + 1)
              }}
            />
          </div>
        ) : (
          notice.content
        )}
      </Callout>
    ))
}
