import type { ColumnType } from 'kysely'

/** Read as an object, written as JSON text: both drivers accept text for jsonb, but they treat arrays differently. */
export type Json<Value> = ColumnType<Value, string, string>
export type Instant = ColumnType<Date, Date, Date>
export type PerhapsInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
export type Perhaps<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
