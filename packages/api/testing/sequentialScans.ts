import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { CompiledQuery, createQueryId } from 'kysely'
import type { Database } from '../src/database/tables.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** A database whose queries are remembered, so that their plans can be read. */
export interface PlannedDatabase {
  readonly database: Database
  /** The queries of work that scan one of the big tables sequentially. @throws Error if the work has no query */
  readonly sequentialScans: (work: () => Promise<unknown>) => Promise<string[]>
}

/** @param bigTables the tables that grow with the shop */
export function plannedDatabase(plain: Database, bigTables: readonly string[]): PlannedDatabase {
  const asked: RootOperationNode[] = []
  const remembering: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const scans = (node: PlanNode): boolean =>
    (node['Node Type'] === 'Seq Scan' && bigTables.includes(node['Relation Name'] ?? '')) ||
    (node.Plans ?? []).some(scans)
  return {
    database: plain.withPlugin(remembering),
    async sequentialScans(work) {
      asked.length = 0
      await work()
      if (asked.length === 0) throw new Error('the work has asked nothing of the database')
      const bad: string[] = []
      for (const node of [...asked]) {
        const { sql: text, parameters } = plain.getExecutor().compileQuery(node, createQueryId())
        const explained = await plain.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
          CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
        )
        const [plan] = explained.rows[0]?.['QUERY PLAN'] ?? []
        if (plan && scans(plan.Plan)) bad.push(text)
      }
      return bad
    },
  }
}
