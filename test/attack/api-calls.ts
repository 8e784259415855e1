import type { JsonSchema } from './schema-values.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly schema?: JsonSchema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> }
}

/** One call of the API as its own documentation describes it. */
export interface ApiCall {
  readonly method: string
  /** With `{name}` for parameters. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
}

export interface Api {
  readonly calls: readonly ApiCall[]
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Reads /api/openapi.json, so that a call that is added is attacked without a line here. */
export async function readApi(address: string): Promise<Api> {
  const response = await fetch(`${address}/api/openapi.json`)
  const { paths, components } = (await response.json()) as OpenApiDocument
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
      })),
  )
  if (calls.length === 0) throw new Error(`${address}/api/openapi.json names no call`)
  return { calls, schemas: components?.schemas ?? {} }
}
