import { queryKey } from '@irodori/client/queryKey'
import { useCallMutation } from '@irodori/client/useCallMutation'
import {
  changeStaffRole,
  endSessionsOfStaff,
  listStaff,
  removeStaff,
  sendStaffPasswordLink,
} from '@irodori/contract/endpoints/desk/staff'
import type { ListedStaff } from '@irodori/contract/entities/staff'
import { STAFF_ROLES, staffRole } from '@irodori/contract/entities/staff'
import { dateLocale } from '@irodori/contract/language'
import { Button } from '@irodori/ui/Button'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../member/MemberContext.ts'
import styles from './StaffPage.module.css'
import { StaffProblem } from './StaffProblem.tsx'

const LIST = [queryKey(listStaff)]

/** A member of the staff with what is known of the account, and what an owner can do with it. */
export function MemberRow({ member }: { readonly member: ListedStaff }) {
  const { t, i18n } = useTranslation('desk')
  const { id, email, userName, role, lastUsedAt, openSessions } = member
  const isOwn = useMember().id === id
  const time = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  })
  const facts = [
    member.requiresCode && t('staff.requiresCode'),
    member.passkeys > 0 && t('staff.passkeys', { count: member.passkeys }),
    openSessions > 0 && lastUsedAt !== null
      ? t('staff.lastUsed', { time: time.format(new Date(lastUsedAt)) })
      : t('staff.noSession'),
  ].filter((fact) => fact !== false)
  return (
    <li className={styles.row}>
      <div id={`member-${id}`} className={styles.who}>
        <p>
          <strong>{userName}</strong> {isOwn && <span className={styles.facts}>{t('staff.you')}</span>}
        </p>
        <p className={styles.facts}>{email}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {isOwn ? <span>{t(`role.${role}`)}</span> : <Actions member={member} />}
    </li>
  )
}

function Actions({ member: { id, email, userName, role, openSessions } }: { readonly member: ListedStaff }) {
  const { t } = useTranslation('desk')
  const toast = useToast()
  const [isRemoving, setRemoving] = useState(false)
  const params = { staffId: id }
  const changing = useCallMutation(changeStaffRole, {
    invalidates: LIST,
    onSuccess: () => toast({ message: t('staff.roleChanged', { name: userName }) }),
  })
  const ending = useCallMutation(endSessionsOfStaff, {
    invalidates: LIST,
    onSuccess: () => toast({ message: t('staff.sessionsEnded', { name: userName }) }),
  })
  const sending = useCallMutation(sendStaffPasswordLink, {
    onSuccess: () => toast({ message: t('staff.linkSent', { email }) }),
  })
  const removal = useCallMutation(removeStaff, { invalidates: LIST, onError: () => setRemoving(false) })
  return (
    <div className={styles.actions}>
      <StaffProblem error={changing.error ?? ending.error ?? sending.error ?? removal.error} />
      <select
        className={styles.role}
        aria-label={t('staff.roleOf', { name: userName })}
        value={role}
        disabled={changing.isPending}
        onChange={({ target }) => {
          const chosen = staffRole.safeParse(target.value)
          if (chosen.success) void changing.run({ params, body: { role: chosen.data } })
        }}
      >
        {STAFF_ROLES.map((each) => (
          <option key={each} value={each}>
            {t(`role.${each}`)}
          </option>
        ))}
      </select>
      <Button busy={sending.isPending} aria-describedby={`member-${id}`} onClick={() => void sending.run({ params })}>
        {t('staff.sendLink')}
      </Button>
      {openSessions > 0 && (
        <Button busy={ending.isPending} aria-describedby={`member-${id}`} onClick={() => void ending.run({ params })}>
          {t('staff.endSessions')}
        </Button>
      )}
      <Button variant="danger" aria-describedby={`member-${id}`} onClick={() => setRemoving(true)}>
        {t('staff.remove')}
      </Button>
      <ConfirmDialog
        open={isRemoving}
        title={t('staff.question', { name: userName })}
        confirmLabel={t('staff.remove')}
        cancelLabel={t('staff.keep')}
        destructive
        busy={removal.isPending}
        onConfirm={() => void removal.run({ params })}
        onCancel={() => setRemoving(false)}
      >
        {t('staff.consequences')}
      </ConfirmDialog>
    </div>
  )
}
