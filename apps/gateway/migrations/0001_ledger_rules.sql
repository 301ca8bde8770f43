-- A transaction balances: its entries sum to zero, there are at least two, and all are in one currency.
-- Deferred, so that it holds at commit and entries may be written one by one.
CREATE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint := CASE TG_TABLE_NAME WHEN 'transactions' THEN (to_jsonb(NEW) ->> 'id')::bigint ELSE (to_jsonb(NEW) ->> 'transaction_id')::bigint END;
  total numeric;
  lines bigint;
  currencies bigint;
BEGIN
  SELECT coalesce(sum(entries.amount), 0), count(*), count(DISTINCT (accounts.currency, accounts.exponent, accounts.merchant_code))
    INTO total, lines, currencies
    FROM entries JOIN accounts ON accounts.id = entries.account_id
   WHERE entries.transaction_id = checked;
  IF total <> 0 OR lines < 2 OR currencies <> 1 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance: sum %, % entries, % currencies', checked, total, lines, currencies
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced_entries AFTER INSERT ON entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced_transactions AFTER INSERT ON transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();
--> statement-breakpoint
-- What is posted stays posted: a mistake is mended by another transaction.
CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: post a correcting transaction instead' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE ON transactions FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
--> statement-breakpoint
ALTER TABLE entries ADD CONSTRAINT entries_move_something CHECK (amount <> 0);
