import type { z } from './zod.ts'

/** Who may call: anyone, anyone signed in, administrators. */
export type Access = 'public' | 'user' | 'admin'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters such as `:id` are always positive integers. */
  path: `/api/${string}`
  access: Access
  /** Only within a quarter of an hour after signing in, for what an unattended laptop must not give away. */
  recent?: true
  /** One line for the generated API document. */
  summary: string
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** The response headers, each with the schema of its text. */
  headers?: z.ZodMiniObject
  /** The content type of an answer that is streamed instead of sent as one JSON value. */
  produces?: 'text/csv' | 'text/plain' | 'application/json' | 'application/zip'
  /** It answers with an event stream, too, when the caller accepts one. */
  events?: true
  /** The status of a success; 200 when absent. */
  status?: 201
  /** Largest accepted body in bytes; 256 kB when absent. */
  bodyLimit?: number
  /** An object in the body with lists of thousands of rows, which are checked one after the other. */
  longLists?: string
}

export function endpoints<const Table extends Record<string, Endpoint>>(table: Table): Table {
  return table
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type PathParams<E extends Endpoint> = { [Name in ParamNames<E['path']>]: number }

type Parsed<Schema, Key extends string> = Schema extends z.ZodMiniType
  ? { [K in Key]: z.output<Schema> }
  : unknown

/** What a handler receives of the request, after validation. */
export type RequestParts<E extends Endpoint> = PathParams<E> &
  Parsed<E['body'], 'body'> &
  Parsed<E['query'], 'query'>

export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** A response body with its headers. */
export interface FullAnswer<E extends Endpoint> {
  body: ResponseOf<E>
  headers: E['headers'] extends z.ZodMiniObject ? z.output<E['headers']> : object
}

/** What a handler returns: headers, too, where the table names them. */
export type AnswerOf<E extends Endpoint> = E['headers'] extends z.ZodMiniObject
  ? FullAnswer<E>
  : ResponseOf<E>
