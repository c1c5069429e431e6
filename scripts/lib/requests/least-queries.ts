const asset =
  'id, name, CAST(value AS DOUBLE PRECISION) / 100 AS value, category, notes, updated_at AS "updatedAt"'

/** What the least servers ask, as one would write it by hand, for either engine. */
export const leastQueries = {
  findUser: `SELECT u.id, u.name, u.username, u.email, u.is_admin = 1 AS "isAdmin",
    u.password_is_generated = 1 AS "passwordIsGenerated" FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND u.disabled_at IS NULL AND s.password_epoch = u.password_epoch
    AND s.last_seen_at > $2`,
  listAssets: `SELECT ${asset} FROM assets WHERE user_id = $1 ORDER BY id`,
  addAsset: `INSERT INTO assets (user_id, name, value, category, notes, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${asset}`,
  addSnapshot: `INSERT INTO net_worth_snapshots (user_id, at, day, total_assets, total_liabilities)
    SELECT $1, $2, substr($2, 1, 10), (SELECT sum(value) FROM assets WHERE user_id = $1),
    (SELECT coalesce(sum(amount), 0) FROM liabilities WHERE user_id = $1)`,
  findProfile: 'SELECT * FROM profiles WHERE user_id = $1',
  listItems: `SELECT list, item_id AS id, label AS category, CAST(amount AS DOUBLE PRECISION) / 100 AS amount, date
    FROM budget_items WHERE user_id = $1 ORDER BY position`,
  listSources: `SELECT field, id, at, source, message_id AS "messageId", quote FROM profile_changes
    WHERE id IN (SELECT max(id) FROM profile_changes WHERE user_id = $1 GROUP BY field)`,
  listMessages: `SELECT id, content, created_at AS timestamp, is_user = 1 AS "isUserMessage", status, details,
    cards, figures, notice FROM messages WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
  listFacts: 'SELECT * FROM facts WHERE user_id = $1 AND message_id >= $2 ORDER BY id',
}
