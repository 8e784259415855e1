import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const terms = {
  type: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
  class: 'http://www.w3.org/2000/01/rdf-schema#Class',
  property: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property',
  subClassOf: 'http://www.w3.org/2000/01/rdf-schema#subClassOf',
  domainIncludes: 'http://schema.org/domainIncludes',
}

interface Entity {
  readonly '@id': string
  '@type'?: string
  readonly 'rdfs:subClassOf': { '@id': string }[]
  readonly 'schema:domainIncludes': { '@id': string }[]
}

/** The vocabulary of schema.org, of the package @vocabulary/schema, in the form that the validator takes. */
export function schemaOrg(): { readonly '@graph': readonly Entity[] } {
  const file = require.resolve('@vocabulary/schema').replace(/index\.js$/, 'schema.nq')
  const entities = new Map<string, Entity>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? []
    if (!Object.values(terms).includes(predicate)) continue
    const entity = entities.get(subject) ?? {
      '@id': subject,
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    }
    entities.set(subject, entity)
    if (predicate === terms.type && object === terms.class) entity['@type'] = 'rdfs:Class'
    if (predicate === terms.type && object === terms.property) entity['@type'] = 'rdf:Property'
    if (predicate === terms.subClassOf) entity['rdfs:subClassOf'].push({ '@id': object })
    if (predicate === terms.domainIncludes) entity['schema:domainIncludes'].push({ '@id': object })
  }
  return { '@graph': [...entities.values()] }
}
