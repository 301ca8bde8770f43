-- Tickets of before have no session. They are valid for an hour at most: games and chats that are open now end.
DELETE FROM "chat_tickets";--> statement-breakpoint
DELETE FROM "play_tickets";--> statement-breakpoint
ALTER TABLE "chat_tickets" ADD COLUMN "session_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "play_tickets" ADD COLUMN "session_hash" "bytea" NOT NULL;
