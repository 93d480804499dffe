import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { searchAuditLog } from '@irodori/contract/endpoints/desk/staff'
import type { AuditEntry } from '@irodori/contract/entities/staff'
import { STAFF_ROLES } from '@irodori/contract/entities/staff'
import { dateLocale } from '@irodori/contract/language'
import { Button } from '@irodori/ui/Button'
import { classes } from '@irodori/ui/classes'
import { EmptyState } from '@irodori/ui/EmptyState'
import { SelectField } from '@irodori/ui/SelectField'
import { Skeleton } from '@irodori/ui/Skeleton'
import { TextField } from '@irodori/ui/TextField'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import cards from '../frame/CardTable.module.css'
import { DeskPage } from '../frame/DeskPage.tsx'
import { NotAllowed } from '../frame/NotAllowed.tsx'
import { QueryProblem } from '../frame/QueryProblem.tsx'
import { useMay } from '../member/MemberContext.ts'
import styles from './AuditPage.module.css'
import { AUDITED_CALLS, auditedCall, auditedRefusal } from './auditWords.ts'

/** Who changed what and when, at the desk and by the command line, for owners. */
export function AuditPage() {
  const { t } = useTranslation('desk')
  return useMay(searchAuditLog) ? <AuditLog /> : <NotAllowed title={t('nav.audit')} />
}

function AuditLog() {
  const { t } = useTranslation('desk')
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [action, setAction] = useState('')
  // The name of a call is one of the words that an entry has to have.
  const search = `${words} ${action}`.trim()
  const { entries, error, hasMore, isMoreLoading, readMore, refetch } = useAuditLog(search)
  return (
    <DeskPage title={t('nav.audit')}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          setWords(typed.trim())
        }}
      >
        <TextField
          type="search"
          label={t('audit.search')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') setWords('')
          }}
        />
        <SelectField
          label={t('audit.action')}
          value={action}
          onChange={({ target }) => {
            setWords(typed.trim())
            setAction(target.value)
          }}
        >
          <option value="">{t('audit.anyAction')}</option>
          {AUDITED_CALLS.map((call) => (
            <option key={call} value={call}>
              {t(`audit.call.${call}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" icon="search">
          {t('audit.submit')}
        </Button>
      </form>
      {error && <QueryProblem error={error} onRetry={refetch} />}
      {entries === undefined && !error && <Skeleton height="16rem" />}
      {entries?.length === 0 && <EmptyState drawing="search" title={t('audit.none')} />}
      {entries && entries.length > 0 && <EntryTable entries={entries} />}
      {hasMore && (
        <div>
          <Button busy={isMoreLoading} onClick={readMore}>
            {t('audit.more')}
          </Button>
        </div>
      )}
    </DeskPage>
  )
}

/** The entries of a search, page by page. */
function useAuditLog(search: string) {
  const client = useClient()
  const query = useInfiniteQuery({
    queryKey: [...queryKey(searchAuditLog), search],
    queryFn: async ({ pageParam, signal }) => {
      const given = { ...(search !== '' && { search }), ...(pageParam !== null && { after: pageParam }) }
      const result = await client.call(searchAuditLog, { query: given }, { signal })
      return result.ok ? result.value : Promise.reject(result.error)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    // The log grows while it is read.
    staleTime: 0,
  })
  return {
    entries: query.data?.pages.flatMap(({ entries }) => entries),
    error: query.error,
    hasMore: query.hasNextPage,
    isMoreLoading: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  }
}

function EntryTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('desk')
  return (
    <table className={classes(cards.table, styles.entries)}>
      <thead>
        <tr>
          <th scope="col">{t('audit.time')}</th>
          <th scope="col">{t('audit.actor')}</th>
          <th scope="col">{t('audit.action')}</th>
          <th scope="col">{t('audit.subject')}</th>
          <th scope="col">{t('audit.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function EntryRow({ entry: { at, source, actor, action, subject, outcome } }: { readonly entry: AuditEntry }) {
  const { t, i18n } = useTranslation('desk')
  const time = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Tokyo',
  })
  const call = auditedCall(action)
  const inWords = (word: string): string => {
    const role = STAFF_ROLES.find((each) => each === word)
    return role === undefined ? word : t(`role.${role}`)
  }
  return (
    <tr>
      <td className={styles.time}>{time.format(new Date(at))}</td>
      <td className={styles.actor}>
        {actor}
        <div className={cards.soft}>{t(`audit.source.${source}`)}</div>
      </td>
      <td className={styles.action}>{call === null ? <code>{action}</code> : t(`audit.call.${call}`)}</td>
      <td className={styles.subject}>{subject.split(' ').map(inWords).join(' ')}</td>
      <td className={styles.outcome}>
        <Outcome outcome={outcome} />
      </td>
    </tr>
  )
}

function Outcome({ outcome }: Pick<AuditEntry, 'outcome'>) {
  const { t } = useTranslation('desk')
  if (outcome === null) return t('audit.unknown')
  if (outcome === 'DONE') return t('audit.done')
  const reason = auditedRefusal(outcome)
  return (
    <>
      <span className={styles.refused}>{t('audit.refused')}</span>
      <div className={cards.soft}>{reason === null ? outcome : t(`audit.refusal.${reason}`)}</div>
    </>
  )
}
