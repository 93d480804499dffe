import type { SurveyChild, SurveyViolation } from '@irodori/rules/childrenSurvey'
import { MAX_SURVEY_CHILDREN, NUMBER_OF_CHILDREN_OPTIONS, surveyViolations } from '@irodori/rules/childrenSurvey'
import { Button } from '@irodori/ui/Button'
import { SelectField } from '@irodori/ui/SelectField'
import { useTranslation } from 'react-i18next'
import stepStyles from '../steps/Step.module.css'
import styles from './ReviewPage.module.css'
import { canAddChild, canRemoveChild, joinMonth, monthParts, withChild, yearsFor } from './surveyEntries.ts'

interface SurveySectionProps {
  readonly numberOfChildren: number
  readonly entries: readonly SurveyChild[]
  readonly now: Date
  readonly onCount: (numberOfChildren: number) => void
  readonly onEntries: (children: readonly SurveyChild[]) => void
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

type ShownReason = Exclude<SurveyViolation['reason'], 'MONTH_MISSING' | 'TOO_MANY_CHILDREN'>

/** A missing month is not reported here; the panel with the button lists what is missing. */
const shownReason = (reason: SurveyViolation['reason']): ShownReason | null =>
  reason === 'MONTH_MISSING' || reason === 'TOO_MANY_CHILDREN' ? null : reason

/** The survey: the number of children, and the month of each birth or expected birth. */
export function SurveySection({ numberOfChildren, entries, now, onCount, onEntries }: SurveySectionProps) {
  const { t } = useTranslation('review')
  const violations = surveyViolations(entries, now)
  const change = (index: number, child: Partial<SurveyChild>) =>
    onEntries(entries.map((one, at) => (at === index ? { ...one, ...child } : one)))
  return (
    <section className={stepStyles.block} aria-labelledby="survey-title">
      <h2 id="survey-title">{t('survey.title')}</h2>
      <p className={stepStyles.soft}>{t('survey.lead')}</p>
      <SelectField
        label={t('survey.number')}
        value={String(numberOfChildren)}
        onChange={(event) => onCount(Number(event.target.value))}
      >
        {NUMBER_OF_CHILDREN_OPTIONS.map((option) => (
          <option key={option} value={String(option)}>
            {t(`survey.option.${option}`)}
          </option>
        ))}
      </SelectField>
      {entries.map((child, index) => {
        const { year, month } = monthParts(child.dateOfBirth)
        const violation = violations.find((one) => 'index' in one && one.index === index)
        const reason = violation === undefined ? null : shownReason(violation.reason)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its index in the survey
          <fieldset key={index} className={styles.child}>
            <legend>{t('survey.child', { number: index + 1 })}</legend>
            <div className={styles.months}>
              <SelectField
                label={t('survey.year')}
                value={year}
                onChange={(event) => change(index, { dateOfBirth: joinMonth(event.target.value, month) })}
              >
                <option value="">{t('survey.chooseYear')}</option>
                {yearsFor(child.isPregnant, now).map((one) => (
                  <option key={one} value={String(one)}>
                    {t('survey.yearValue', { year: String(one) })}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('survey.month')}
                value={month}
                onChange={(event) => change(index, { dateOfBirth: joinMonth(year, event.target.value) })}
              >
                <option value="">{t('survey.chooseMonth')}</option>
                {MONTHS.map((one) => (
                  <option key={one} value={one}>
                    {t('survey.monthValue', { month: Number(one) })}
                  </option>
                ))}
              </SelectField>
            </div>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={child.isPregnant}
                onChange={(event) => change(index, { isPregnant: event.target.checked, dateOfBirth: '' })}
              />
              {t('survey.pregnant')}
            </label>
            {reason !== null && (
              <p className={styles.wrong} role="alert">
                {t(`survey.fault.${reason}`)}
              </p>
            )}
          </fieldset>
        )
      })}
      <div className={styles.buttons}>
        {canRemoveChild(entries, numberOfChildren) && (
          <Button icon="minus" onClick={() => onEntries(entries.slice(0, -1))}>
            {t('survey.remove')}
          </Button>
        )}
        {canAddChild(entries, numberOfChildren) && (
          <Button icon="plus" onClick={() => onEntries(withChild(entries))}>
            {t('survey.add', { most: MAX_SURVEY_CHILDREN })}
          </Button>
        )}
      </div>
    </section>
  )
}
