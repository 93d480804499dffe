import { useCall } from '@irodori/client/useCall'
import { readNotices } from '@irodori/contract/endpoints/catalogue'
import type { Notice } from '@irodori/contract/entities/notice'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Callout } from '@irodori/ui/Callout'
import { classes } from '@irodori/ui/classes'
import { noticeState } from '@irodori/ui/noticeState'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import chips from '../catalogue/filter/Chips.module.css'
import styles from './NoticePreviewPage.module.css'
import { isPreviewScreen, kindOfScreen, PREVIEW_SCREENS } from './previewScreens.ts'

/** A preview of a screen's notices, independent of their period, for the shop's staff. */
export function NoticePreviewPage({ screen }: { readonly screen: string }) {
  const { t } = useTranslation('help')
  if (!isPreviewScreen(screen)) return <Redirect to={PAGES.notFound.path} replace />
  return (
    <Page title={t('notice.title')} narrow>
      <h1>{t('notice.title')}</h1>
      <nav className={classes(chips.chips, styles.screens)} aria-label={t('notice.of')}>
        {PREVIEW_SCREENS.map((name) => (
          <AppLink
            key={name}
            href={pagePath(PAGES.noticePreview, { screen: name })}
            className={chips.chip}
            aria-current={name === screen ? 'page' : undefined}
          >
            {t(`notice.screen.${name}`)}
          </AppLink>
        ))}
      </nav>
      <Preview key={screen} kind={kindOfScreen(screen)} />
    </Page>
  )
}

function Preview({ kind }: { readonly kind: Notice['kind'] }) {
  const { t } = useTranslation('help')
  const { data, isError } = useCall(readNotices, { params: { type: kind } })
  if (isError) return <p>{t('notice.failed')}</p>
  if (!data) {
    return (
      <div role="status" aria-label={t('notice.loading')}>
        <Skeleton height="4rem" />
      </div>
    )
  }
  if (data.length === 0) return <p>{t('notice.none')}</p>
  return (
    <ul className={styles.notices}>
      {data.map((notice) => (
        <li key={notice.id}>
          <OneNotice notice={notice} />
        </li>
      ))}
    </ul>
  )
}

function OneNotice({ notice }: { readonly notice: Notice }) {
  const { t, i18n } = useTranslation('help')
  const [now] = useState(() => new Date())
  const time = new Intl.DateTimeFormat(i18n.resolvedLanguage ?? 'ja', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  })
  const state = noticeState(notice, now)
  return (
    <>
      <p className={styles.about}>
        <strong data-state={state}>{t(`notice.state.${state}`)}</strong>
        <span>
          {t('notice.period', {
            from: time.format(Date.parse(notice.fromTime)),
            to: time.format(Date.parse(notice.toTime)),
          })}
        </span>
      </p>
      <Callout tone="info">{notice.content}</Callout>
    </>
  )
}
