-- Entries from before they were numbered: the newest state of each account follows from them all.
ALTER TABLE entries DISABLE TRIGGER entries_append_only;
--> statement-breakpoint
UPDATE entries SET kind = transactions.kind, created_at = transactions.created_at FROM transactions WHERE transactions.id = entries.transaction_id;
--> statement-breakpoint
UPDATE entries SET member_id = told.member_id, nth = told.nth, balance_after = told.balance
  FROM (
    SELECT entries.id, accounts.member_id, row_number() OVER so_far AS nth, sum(entries.amount) OVER so_far AS balance
      FROM entries JOIN accounts ON accounts.id = entries.account_id
     WHERE accounts.member_id IS NOT NULL
    WINDOW so_far AS (PARTITION BY entries.account_id ORDER BY entries.id)
  ) AS told
 WHERE told.id = entries.id;
--> statement-breakpoint
ALTER TABLE entries ENABLE TRIGGER entries_append_only;
--> statement-breakpoint
-- An entry of a member's account continues it: its number and the balance after it follow from the entry before, so that
-- the newest entry says what all of them sum to, whatever the writer claims. Two that would continue the same entry break
-- the unique index on (account_id, nth): no balance can be built on an old one. It may not go below zero.
CREATE FUNCTION ledger_continue_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind, created_at INTO NEW.kind, NEW.created_at FROM transactions WHERE id = NEW.transaction_id;
  SELECT member_id INTO NEW.member_id FROM accounts WHERE id = NEW.account_id;
  IF NEW.member_id IS NULL THEN
    NEW.nth := NULL;
    NEW.balance_after := NULL;
    RETURN NEW;
  END IF;
  SELECT nth + 1, balance_after + NEW.amount INTO NEW.nth, NEW.balance_after
    FROM entries WHERE account_id = NEW.account_id ORDER BY nth DESC LIMIT 1;
  NEW.nth := coalesce(NEW.nth, 1);
  NEW.balance_after := coalesce(NEW.balance_after, NEW.amount);
  IF NEW.balance_after < 0 THEN
    RAISE EXCEPTION 'account % of a member would go below zero', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_continue_account BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION ledger_continue_account();
--> statement-breakpoint
-- Gateways keep an index of the catalogue in memory and compare this number before they use it.
INSERT INTO catalogue_version (version) VALUES (1);
--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER games_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
